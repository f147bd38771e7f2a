import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './kit/art.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

// Not while it is being built: there the page must always be the newest.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

export default mount(App, { target });
