/** By then every post is out. */
export const lastMoment = new Date('9999-12-31T00:00:00Z');

type Clock = { now: () => Date; showsWaitingPosts?: boolean };

/** The moment by which a post must be out to be shown here. */
export const shownBy = ({ now, showsWaitingPosts }: Clock): Date => (showsWaitingPosts ? lastMoment : now());
