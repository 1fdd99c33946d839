/** What somebody is to be given (more than 0) or has to give, in minor units of one currency. */
export type Balance = { person_id: string; amount_minor: number };
export type Transfer = { from_id: string; to_id: string; amount_minor: number };

/** Beyond this many people all their groups are too many to look at. */
const mostExact = 12;

/** Largest first: each payment settles one of the two, so there is one less than people. */
function settleGroup(group: readonly Balance[]): Transfer[] {
  const byAmount = (sign: 1 | -1) =>
    group
      .filter(({ amount_minor }) => amount_minor * sign > 0)
      .map((balance) => ({ ...balance, amount_minor: balance.amount_minor * sign }))
      .sort((a, b) => b.amount_minor - a.amount_minor);
  const [givers, takers] = [byAmount(-1), byAmount(1)];
  const transfers: Transfer[] = [];
  for (let giver = givers.shift(), taker = takers.shift(); giver && taker;) {
    const amount_minor = Math.min(giver.amount_minor, taker.amount_minor);
    transfers.push({ from_id: giver.person_id, to_id: taker.person_id, amount_minor });
    giver.amount_minor -= amount_minor;
    taker.amount_minor -= amount_minor;
    if (giver.amount_minor === 0) giver = givers.shift();
    if (taker.amount_minor === 0) taker = takers.shift();
  }
  return transfers;
}

/**
 * The most groups that each settle among themselves: every such group saves one payment. By all subsets of people, the best
 * of a set being the best of it without one of them, and one more where the set itself comes to nothing.
 */
function groupsOf(open: readonly Balance[]): Balance[][] {
  const full = (1 << open.length) - 1;
  const sums = new Float64Array(full + 1);
  const best = new Int8Array(full + 1);
  const last = new Int8Array(full + 1);
  for (let set = 1; set <= full; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[lowest]?.amount_minor ?? 0);
    let most = -1;
    for (let one = 0; one < open.length; one++)
      if (set & (1 << one) && (best[set ^ (1 << one)] ?? 0) > most) {
        most = best[set ^ (1 << one)] ?? 0;
        last[set] = one;
      }
    best[set] = most + (sums[set] === 0 ? 1 : 0);
  }
  const groups: Balance[][] = [];
  for (let set = full; set > 0;) {
    if (sums[set] === 0) groups.push([]);
    const one = last[set] ?? 0;
    const balance = open[one];
    if (balance) groups.at(-1)?.push(balance);
    set ^= 1 << one;
  }
  return groups;
}

/** Two who owe exactly what the other is owed, one after the other; then everybody else together. */
function pairsFirst(open: readonly Balance[]): Balance[][] {
  const rest = [...open];
  const pairs: Balance[][] = [];
  for (const giver of open.filter(({ amount_minor }) => amount_minor < 0)) {
    const taker = rest.find(({ amount_minor }) => amount_minor === -giver.amount_minor);
    if (!taker) continue;
    pairs.push([giver, taker]);
    rest.splice(rest.indexOf(taker), 1);
    rest.splice(rest.indexOf(giver), 1);
  }
  return [...pairs, rest];
}

/**
 * Pure: who gives whom how much so that nobody owes anything, with the fewest payments: never as many as there are people. Up
 * to twelve who are not even it is exactly the fewest.
 * @param balances of one currency, which come to nothing together
 */
export function fewestPayments(balances: readonly Balance[]): Transfer[] {
  const open = balances.filter(({ amount_minor }) => amount_minor !== 0);
  return (open.length <= mostExact ? groupsOf(open) : pairsFirst(open)).flatMap(settleGroup);
}
