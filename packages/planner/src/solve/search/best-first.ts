/** A heap of node numbers, the one of the highest rating on top; without allocation once it is made. */
export class BestFirst {
  private readonly heap: Int32Array;
  private readonly rating: Float64Array;
  size = 0;

  constructor(nodes: number) {
    this.heap = new Int32Array(nodes);
    this.rating = new Float64Array(nodes);
  }

  clear(): void {
    this.size = 0;
  }

  /** Lays a node in without order; `order` has to follow before `top` is asked. */
  add(u: number, rating: number): void {
    this.rating[u] = rating;
    this.heap[this.size++] = u;
  }

  order(): void {
    for (let at = (this.size >> 1) - 1; at >= 0; at--) this.sink(at);
  }

  get top(): number {
    return this.heap[0]!;
  }

  /** The rating that stands next to the top's; below all when the top is alone. */
  second(): number {
    const { heap, rating, size } = this;
    if (size < 2) return -Infinity;
    const left = rating[heap[1]!]!;
    const right = size > 2 ? rating[heap[2]!]! : -Infinity;
    return left > right ? left : right;
  }

  /** The top is worth less than it was thought to be. */
  lowerTop(to: number): void {
    this.rating[this.heap[0]!] = to;
    this.sink(0);
  }

  dropTop(): void {
    this.heap[0] = this.heap[--this.size]!;
    if (this.size > 1) this.sink(0);
  }

  private sink(from: number): void {
    const { heap, rating, size } = this;
    const u = heap[from]!;
    const own = rating[u]!;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      let higher = rating[heap[child]!]!;
      if (child + 1 < size && rating[heap[child + 1]!]! > higher) higher = rating[heap[++child]!]!;
      if (higher <= own) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = u;
  }
}
