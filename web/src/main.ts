import { mount } from 'svelte';
// Before the app: what a component says comes after what all share.
import './styles/type.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/utilities.css';
import './styles/controls.css';
import './styles/panels.css';
import './styles/forms.css';
import './kit/art.css';
import App from './app/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

// Not while it is being built: there the page must always be the newest.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // When everything is there that is looked at: on a slow line it would be in the way.
  window.addEventListener('load', () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), 1500));
}

export default mount(App, { target });
