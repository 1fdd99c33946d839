/** More than this many at once is an attack, and the oldest are asked of the database again. */
const most = 10_000;

/** Who this process has refused and until when, so that somebody who goes on and on costs no query. */
export class RefusedKeys {
  private readonly ends = new Map<string, Date>();

  add(key: Buffer, until: Date): void {
    const oldest = this.ends.size >= most ? this.ends.keys().next().value : undefined;
    if (oldest !== undefined) this.ends.delete(oldest);
    this.ends.set(key.toString('base64'), until);
  }

  /** Null for one who may be asked after. */
  until(key: Buffer, now: Date): Date | null {
    const name = key.toString('base64');
    const end = this.ends.get(name);
    if (end && end > now) return end;
    this.ends.delete(name);
    return null;
  }
}
