import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/lib/socket';
import { FakeHandlers, FakeEnvironment, WELCOME, updateOf } from './fakes';

let environment: FakeEnvironment;
let handlers: FakeHandlers;
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  environment = new FakeEnvironment();
  handlers = new FakeHandlers();
  line = new TableSocket('ws://house/api/tables/abc/socket', handlers, environment);
  line.connect();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function greet(): void {
  environment.last.accept();
  environment.last.say(WELCOME);
}

describe('the first call', () => {
  test('hello comes first, and asks for everything', () => {
    environment.last.accept();
    expect(environment.last.sent).toEqual([{ do: 'hello', language: 'fr', seen: null, protocol: 1 }]);
  });

  test('nothing is asked before the welcome, because it would be refused', () => {
    void line.ask({ do: 'undo' });
    environment.last.accept();
    expect(environment.last.commands).toEqual([]);
    environment.last.say(WELCOME);
    expect(environment.last.commands).toHaveLength(1);
    expect(handlers.states).toEqual(['connecting', 'open']);
  });

  test('whoever is no guest becomes one and comes back', async () => {
    environment.last.accept();
    environment.last.hangUp(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(handlers.introduced).toBe(1);
    expect(environment.opened).toHaveLength(2);
  });

  test.each([4403, 4404, 1008])('after %i nobody calls again', async (code) => {
    environment.last.accept();
    environment.last.hangUp(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(environment.opened).toHaveLength(1);
    expect(handlers.states.at(-1)).toBe('gone');
  });
});

describe('a line that breaks', () => {
  test('is taken up again from the last update seen', async () => {
    greet();
    environment.last.say(updateOf(7));
    environment.last.hangUp();
    expect(handlers.states.at(-1)).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(environment.opened).toHaveLength(2);
    expect(environment.last.sent[0]).toMatchObject({ do: 'hello', seen: 7 });
    expect(handlers.states.at(-1)).toBe('open');
  });

  test('what was not answered is sent again with the same id, what was answered is not', async () => {
    greet();
    const first = line.ask({ do: 'act', move: 'B7', seen: 1 });
    const second = line.ask({ do: 'undo' });
    const [act, undo] = environment.last.commands;
    environment.last.say({ is: 'done', id: String(act?.id), seq: 2 });
    await expect(first).resolves.toMatchObject({ is: 'done', seq: 2 });
    environment.last.hangUp();
    await vi.advanceTimersByTimeAsync(1_000);
    environment.last.accept();
    expect(environment.last.commands).toEqual([]);
    environment.last.say(WELCOME);
    expect(environment.last.commands).toEqual([undo]);
    environment.last.say({ is: 'done', id: String(undo?.id), seq: 3 });
    await expect(second).resolves.toMatchObject({ seq: 3 });
  });

  test('asked while it is broken, it is sent once when it is mended', async () => {
    greet();
    environment.last.hangUp();
    void line.ask({ do: 'resume' });
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(environment.last.commands).toHaveLength(1);
    environment.last.say(WELCOME);
    expect(environment.last.commands).toHaveLength(1);
  });

  test('every command has an id of its own', () => {
    greet();
    for (let n = 0; n < 50; n += 1) void line.ask({ do: 'undo' });
    const ids = environment.last.commands.map((command) => String(command.id));
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{1,40}$/.test(id))).toBe(true);
  });

  test('a refusal is an answer too', async () => {
    greet();
    const asked = line.ask({ do: 'undo' });
    const id = String(environment.last.commands[0]?.id);
    environment.last.say({ is: 'refused', id, code: 'not-now', why: 'Nothing to undo.', clause: null });
    await expect(asked).resolves.toMatchObject({ is: 'refused', code: 'not-now' });
  });

  test('calls come less and less often, but never stop', async () => {
    const gaps: number[] = [];
    let last = Date.now();
    for (let n = 0; n < 9; n += 1) {
      const calls = environment.opened.length;
      environment.last.hangUp();
      while (environment.opened.length === calls) await vi.advanceTimersByTimeAsync(50);
      gaps.push(Date.now() - last);
      last = Date.now();
    }
    expect(gaps[0]).toBeLessThanOrEqual(400);
    expect([...gaps].sort((one, other) => one - other)).toEqual(gaps);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10_050);
  });

  test('after a good line the waiting starts from small again', async () => {
    for (let n = 0; n < 5; n += 1) {
      environment.last.hangUp();
      await vi.advanceTimersByTimeAsync(11_000);
    }
    greet();
    const calls = environment.opened.length;
    environment.last.hangUp();
    await vi.advanceTimersByTimeAsync(400);
    expect(environment.opened).toHaveLength(calls + 1);
  });

  test('when the network is back nobody waits', () => {
    greet();
    environment.last.hangUp();
    line.probe();
    expect(environment.opened).toHaveLength(2);
  });
});

describe('a line that says nothing', () => {
  test('is asked every 2.5 s', async () => {
    greet();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(environment.last.sent.at(-1)).toEqual({ do: 'ping' });
  });

  test('is dead after 9 s and called anew', async () => {
    greet();
    const first = environment.last;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(first.closedWith).toBe(1000);
    expect(environment.opened.length).toBeGreaterThan(1);
  });

  test('is alive as long as it answers', async () => {
    greet();
    for (let n = 0; n < 20; n += 1) {
      await vi.advanceTimersByTimeAsync(2_500);
      environment.last.say({ is: 'pong' });
    }
    expect(environment.opened).toHaveLength(1);
  });

  test('is given 2 s when the browser has a doubt', async () => {
    greet();
    await vi.advanceTimersByTimeAsync(10);
    line.probe();
    await vi.advanceTimersByTimeAsync(2_001);
    expect(handlers.states.at(-1)).toBe('reconnecting');
  });

  test('what an old line still says is not heard', async () => {
    greet();
    const old = environment.last;
    await vi.advanceTimersByTimeAsync(12_000);
    greet();
    old.say(updateOf(99));
    expect(handlers.updates).toEqual([]);
  });
});

test('who leaves the table is not called back', async () => {
  greet();
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(environment.opened).toHaveLength(1);
  expect(environment.last.closedWith).toBe(1000);
});
