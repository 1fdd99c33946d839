import { currencyOf } from '@tabi/shared/money';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { headerOf } from '../../../http/header-of.ts';
import { changeOf } from '../core/change-service.ts';
import { costsOfTrip } from './costs-service.ts';
import { addPerson, peopleOf, removePerson, renamePerson } from './people-service.ts';
import { addExpense, addPayment, changeExpense, removeExpense, removePayment } from './service.ts';

const ours = { cache: 'private' } as const;

/** A currency that nobody can be shown is no reason to show nothing. */
const wantedBy = (header: string | null) => currencyOf(header?.toUpperCase() ?? '')?.code ?? 'USD';

export function tripCostRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'GET /api/trips/{id}/budget', ours, async ({ params, request }) => ({
    results: await costsOfTrip(context, await request.viewer(), params.id, wantedBy(headerOf(request, 'x-currency'))),
  }));

  defineRoute(app, 'POST /api/trips/{id}/expenses', ours, async ({ params, body, request }) => ({
    results: await addExpense(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'PATCH /api/trips/{id}/expenses/{expenseId}', ours, async ({ params, body, request }) => ({
    results: await changeExpense(context, await changeOf(request, params.id), params.expenseId, body),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/expenses/{expenseId}', ours, async ({ params, request }) => {
    await removeExpense(context, await changeOf(request, params.id), params.expenseId);
    return { message: 'It is off the budget.' };
  });

  defineRoute(app, 'POST /api/trips/{id}/payments', ours, async ({ params, body, request }) => ({
    results: await addPayment(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/payments/{paymentId}', ours, async ({ params, request }) => {
    await removePayment(context, await changeOf(request, params.id), params.paymentId);
    return { message: 'It is owed again.' };
  });

  defineRoute(app, 'GET /api/trips/{id}/people', ours, async ({ params, request }) => ({
    results: await peopleOf(context, await request.viewer(), params.id),
  }));

  defineRoute(app, 'POST /api/trips/{id}/people', ours, async ({ params, body, request }) => ({
    results: await addPerson(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'PATCH /api/trips/{id}/people/{personId}', ours, async ({ params, body, request }) => ({
    results: await renamePerson(context, await changeOf(request, params.id), params.personId, body.name),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/people/{personId}', ours, async ({ params, request }) => {
    await removePerson(context, await changeOf(request, params.id), params.personId);
    return { message: 'They are off the trip.' };
  });
}
