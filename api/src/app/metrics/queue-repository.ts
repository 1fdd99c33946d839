import { type Db, statement } from '@tabi/postgres';

export interface QueueState {
  queue: string;
  /** waiting: due, or due later; active: being done; parked: failed too often. */
  state: 'waiting' | 'active' | 'parked';
  jobs: number;
  /** Since the oldest was due; 0 when it is due later. */
  oldestSeconds: number;
}

const states = statement<QueueState>(
  'metrics.queue-states',
  `SELECT queue.name AS queue, states.state, count(job.id)::int AS jobs,
     greatest(0, coalesce(extract(epoch FROM now() - min(job.start_after)), 0))::float8 AS "oldestSeconds"
   FROM jobs.queue AS queue
   CROSS JOIN (VALUES ('waiting'), ('active'), ('parked')) AS states (state)
   LEFT JOIN jobs.job AS job ON job.name = queue.name
     AND CASE job.state
       WHEN 'created' THEN 'waiting' WHEN 'retry' THEN 'waiting' WHEN 'active' THEN 'active' WHEN 'failed' THEN 'parked'
     END = states.state
   WHERE queue.name NOT LIKE '\\_\\_%'
   GROUP BY 1, 2 ORDER BY 1, 2`,
);

/** Every queue in every state, zeros too, so that a line that falls silent is an error and not an empty queue. */
export const queueStates = (db: Db): Promise<QueueState[]> => states.rows(db);
