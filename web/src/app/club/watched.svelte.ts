/** A tournament that is looked at: told again every few seconds while it is seen. */
import { clubAt } from '$web/lib/clubs';
import { ApiError, errorText } from '$web/lib/api';
import type { ClubInfo } from '$web/generated/wire';

export class Watched {
  club: ClubInfo | null = $state.raw(null);
  trouble = $state('');
  gone = $state(false);
  busy = $state(false);

  constructor(
    readonly code: string,
    private readonly every: number,
  ) {}

  /** Until its component goes. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && void this.look(), this.every);
    const back = (): void => {
      if (!document.hidden) void this.look();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  async look(): Promise<void> {
    try {
      this.club = await clubAt(this.code);
      if (!this.busy) this.trouble = '';
    } catch (error) {
      this.gone = error instanceof ApiError && error.status === 404;
      this.trouble = errorText(error);
    }
  }

  /** Something is asked for; what comes back is how it stands. */
  async ask(work: Promise<ClubInfo>): Promise<boolean> {
    this.busy = true;
    try {
      this.club = await work;
      this.trouble = '';
      return true;
    } catch (error) {
      this.trouble = errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
