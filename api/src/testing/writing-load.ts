import { daysChange, type DaysChange } from '@tabi/shared/contracts/trip-changes';
import { tripEvent, type TripEvent } from '@tabi/shared/contracts/trips';
import { z } from 'zod';
import { addDays, utcDay } from '@tabi/shared/format';
import { RemoteBrowser } from './remote-browser.ts';

/** Days from today on which every trip of the load begins. */
const ahead = 40;
const inDays = (days: number) => addDays(utcDay(new Date()), days);
const events = z.object({ results: z.array(tripEvent) });

/** A change as it was sent: what the trip's log says of it, and how it shows. */
interface Attempt {
  kind: 'todo-added' | 'event-added' | 'event-changed';
  shows(events: TripEvent[], todos: string[]): boolean;
}

/** What one person must find again: the trip after the last change that was acknowledged. */
export class Writer {
  private acknowledged: { version: number; events: TripEvent[]; todos: string[] };
  /** Sent, and not answered: it may be stored whole, or not at all. */
  private unanswered: Attempt | null = null;
  /** Trips whose making was acknowledged. */
  readonly made: string[] = [];
  /** Why it stopped, where something was not acknowledged. */
  stopped: string | null = null;
  private turn = 0;

  private constructor(
    private readonly browser: RemoteBrowser,
    private readonly location: number,
    private readonly trip: string,
    acknowledged: { version: number; events: TripEvent[] },
  ) {
    this.acknowledged = { ...acknowledged, todos: [] };
  }

  static async begin(address: string): Promise<Writer> {
    const browser = await RemoteBrowser.open(address);
    const location = (await browser.send('GET', '/api/location/kyoto')).body.results.id;
    const { id } = (await browser.send('POST', '/api/trips/planner', wishFor(location))).body.results;
    const { version } = (await browser.send('GET', `/api/trips/${id}`)).body.results;
    const planned = events.parse((await browser.send('GET', `/api/trips/${id}/events`)).body).results;
    return new Writer(browser, location, id, { version, events: planned });
  }

  moveTo(address: string): void {
    this.browser.address = address;
  }

  /**
   * Writes one thing after the other until something is not acknowledged.
   * @param acknowledged hears of each that was, and says whether to go on
   */
  async write(acknowledged: () => boolean): Promise<void> {
    this.stopped = null;
    for (;;) {
      const written = await this.writeOnce(this.turn++).catch((error: Error) => {
        this.stopped = `${error.message} (${String(error.cause)})`;
        return false;
      });
      if (!written || !acknowledged()) return;
    }
  }

  /** @returns the answer to what is to be written */
  private async ask(method: string, path: string, body: object): ReturnType<RemoteBrowser['send']> {
    const answer = await this.browser.send(method, path, body);
    if (answer.status !== 200) this.stopped = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`;
    return answer;
  }

  private writeOnce(turn: number): Promise<boolean> {
    if (turn % 8 === 7) return this.makeTrip();
    if (turn % 4 === 1) return this.addTodo(`To do ${turn}`);
    if (turn % 4 === 2) return this.addEvent(`Event ${turn}`, turn);
    return this.moveVisit(turn);
  }

  private async makeTrip(): Promise<boolean> {
    const { status, body } = await this.ask('POST', '/api/trips/planner', wishFor(this.location));
    if (status === 200) this.made.push(body.results.id);
    return status === 200;
  }

  private async addTodo(title: string): Promise<boolean> {
    this.unanswered = { kind: 'todo-added', shows: (_events, todos) => todos.includes(title) };
    const { status } = await this.ask('POST', `/api/trips/${this.trip}/todos`, { title });
    if (status !== 200) return false;
    this.acknowledge({ version: this.acknowledged.version + 1, todos: [...this.acknowledged.todos, title] });
    return true;
  }

  private addEvent(title: string, turn: number): Promise<boolean> {
    const date = inDays(ahead + (turn % 3));
    const event = { title, start: `${date} 21:00:00`, end: `${date} 21:30:00` };
    const shows = (after: TripEvent[]) => after.some((each) => each.title === title);
    const path = `/api/trips/${this.trip}/events/custom`;
    return this.changeDays({ kind: 'event-added', shows }, () => this.ask('POST', path, event));
  }

  /** To another day, so that the ways of two days are written anew. */
  private moveVisit(turn: number): Promise<boolean> {
    const visits = this.acknowledged.events.filter(({ type }) => type === 'visit');
    const visit = visits[turn % visits.length];
    const start = `${inDays(ahead + (turn % 3))} ${10 + (turn % 9)}:${10 + (turn % 50)}:00`;
    const shows = (after: TripEvent[]) => after.some((each) => each.id === visit?.id && each.start === start);
    const path = `/api/events/${visit?.id}`;
    return this.changeDays({ kind: 'event-changed', shows }, () => this.ask('PATCH', path, { start }));
  }

  private async changeDays(attempt: Attempt, send: () => ReturnType<RemoteBrowser['send']>): Promise<boolean> {
    this.unanswered = attempt;
    const { status, body } = await send();
    if (status !== 200) return false;
    const { version, events }: DaysChange = daysChange.parse(body.results);
    this.acknowledge({ version, events });
    return true;
  }

  private acknowledge(after: Partial<Writer['acknowledged']>): void {
    this.acknowledged = { ...this.acknowledged, ...after };
    this.unanswered = null;
  }

  /**
   * Reads everything again, and takes what it finds as the state to go on from.
   * @returns what is wrong with it: lost, torn, or there without having been sent
   */
  async faults(): Promise<string[]> {
    const { browser, trip, unanswered } = this;
    const expected = this.acknowledged;
    const { version } = (await browser.send('GET', `/api/trips/${trip}`)).body.results;
    const found = events.parse((await browser.send('GET', `/api/trips/${trip}/events`)).body).results;
    const listed: { title: string }[] = (await browser.send('GET', `/api/trips/${trip}/todos`)).body.results;
    const titles = listed.map(({ title }) => title);
    this.acknowledged = { version, events: found, todos: titles };
    this.unanswered = null;
    const stored = version === expected.version + 1 && unanswered !== null;
    const daysAsBefore = JSON.stringify(found) === JSON.stringify(expected.events);
    const faults = [
      version === expected.version || stored || `version ${version} after ${expected.version}`,
      expected.todos.every((title) => titles.includes(title)) || 'an acknowledged to-do is lost',
      !stored || unanswered.shows(found, titles) || `a change (${unanswered.kind}) is logged and not there`,
      stored || !unanswered?.shows(found, titles) || `a change (${unanswered.kind}) is there and not logged`,
      (stored && unanswered.kind !== 'todo-added') || daysAsBefore || 'the days are not those of the last answer',
    ];
    for (const id of this.made)
      faults.push((await browser.send('GET', `/api/trips/${id}`)).status === 200 || `the trip ${id} is lost`);
    return faults.filter((fault) => fault !== true) as string[];
  }
}

const wishFor = (location: number) => ({
  destination_ids: [location],
  startDate: inDays(ahead),
  endDate: inDays(ahead + 2),
});
