import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../../ports/context.ts';
import { defineRoute } from '../../../http/define-route.ts';
import { changeOf } from '../core/change-service.ts';
import { addTodo, changeTodo, changeTodos, proposedFor, removeTodo, todosOf } from './service.ts';

const ours = { cache: 'private' } as const;

export function todoRoutes(app: FastifyInstance, context: ApiContext): void {
  defineRoute(app, 'GET /api/trips/{id}/todos', ours, async ({ params, request }) => ({
    results: await todosOf(context, await request.viewer(), params.id),
  }));

  defineRoute(app, 'GET /api/trips/{id}/todos/proposed', ours, async ({ params, request }) => ({
    results: await proposedFor(context, await request.viewer(), params.id),
  }));

  defineRoute(app, 'POST /api/trips/{id}/todos', ours, async ({ params, body, request }) => ({
    results: await addTodo(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'POST /api/trips/{id}/todos/many', ours, async ({ params, body, request }) => ({
    results: await changeTodos(context, await changeOf(request, params.id), body),
  }));

  defineRoute(app, 'PATCH /api/trips/{id}/todos/{todoId}', ours, async ({ params, body, request }) => ({
    results: await changeTodo(context, await changeOf(request, params.id), params.todoId, body),
  }));

  defineRoute(app, 'DELETE /api/trips/{id}/todos/{todoId}', ours, async ({ params, request }) => {
    await removeTodo(context, await changeOf(request, params.id), params.todoId);
    return { message: 'It is off the list.' };
  });
}
