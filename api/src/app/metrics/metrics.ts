import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '@tabi/postgres';
import type { Solver } from '../../ports/jobs/solver.ts';
import { queueStates } from './queue-repository.ts';

/** What one process knows about itself, in the words of Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Counts every request of the instance that it is registered on. */
  requests: FastifyPluginAsync;
  /** The same solver, measured. */
  timed(solver: Solver): Solver;
}

const requestBuckets = [0.002, 0.005, 0.01, 0.015, 0.025, 0.04, 0.1, 0.25, 0.5, 1, 2.5, 10];
const solveBuckets = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** By the pattern of the route, never by the address: addresses hold names, and there is no end to them. */
const measureRequests = (registry: Registry): FastifyPluginAsync => {
  const durations = new Histogram({
    name: 'tabi_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestBuckets,
    registers: [registry],
  });
  return fp(async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  });
};

function measurePool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'tabi_database_connections',
    help: 'Connections of this process by what they do; waiting: requests that have none yet.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Of the whole site, the same from every process: sum none of them. */
function measureQueues(registry: Registry, pool: Pool): void {
  const labelNames = ['queue', 'state'] as const;
  const oldest = new Gauge({
    name: 'tabi_jobs_oldest_seconds',
    help: 'Age of the oldest job of a queue in that state, from when it was due.',
    labelNames,
    registers: [registry],
  });
  new Gauge({
    name: 'tabi_jobs',
    help: 'Jobs of a queue by state; parked: failed too often, kept to be looked at.',
    labelNames,
    registers: [registry],
    async collect() {
      const states = await queueStates(pool).catch(() => null);
      this.reset();
      oldest.reset();
      for (const { queue, state, jobs, oldestSeconds } of states ?? []) {
        this.set({ queue, state }, jobs);
        oldest.set({ queue, state }, oldestSeconds);
      }
    },
  });
}

/** Solves by their end: planned, or refused when no plan held. */
const measureSolver = (registry: Registry) => {
  const durations = new Histogram({
    name: 'tabi_planner_duration_seconds',
    help: 'How long the planner needed for a request, its time in the queue of threads included.',
    labelNames: ['result'] as const,
    buckets: solveBuckets,
    registers: [registry],
  });
  return (solver: Solver): Solver => ({
    solve: async (request) => {
      const end = durations.startTimer();
      try {
        const solved = await solver.solve(request);
        end({ result: solved.plan ? 'planned' : 'refused' });
        return solved;
      } catch (error) {
        end({ result: 'error' });
        throw error;
      }
    },
    close: () => solver.close(),
  });
};

export function createMetrics(pool: Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePool(registry, pool);
  measureQueues(registry, pool);
  return { registry, requests: measureRequests(registry), timed: measureSolver(registry) };
}
