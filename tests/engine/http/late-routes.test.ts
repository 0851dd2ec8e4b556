import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnswers, firstRoutes, LATE_PATHS } from '#engine/app.ts';
import { createApi } from '#engine/http/dispatch/api.ts';
import type { Route } from '#engine/http/route.ts';
import { officeRoutes } from '#engine/office-routes.ts';
import { visitorRoutes } from '#engine/visitor-routes.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';

let engine: Engine;
let first: Route[];
let visitors: Route[];
let office: Route[];
beforeAll(async () => {
  engine = await anEngine();
  first = firstRoutes(engine.context);
  visitors = visitorRoutes(engine.context);
  office = officeRoutes(engine.context, [...first, ...visitors]);
});
afterAll(() => engine.stop());

/** An address that the route answers. */
const addressOf = ({ path }: Route) => path.replace(/\{\w+\}/g, '7');
const ask = (api: ReturnType<typeof createApi>, method: string, path: string) =>
  api(new Request(ORIGIN + path, { method }), new URL(ORIGIN + path));

describe('routes that are loaded when they are asked for', () => {
  it('stand at addresses that make the engine load them', () => {
    const outside = [...visitors, ...office].filter((it) => !LATE_PATHS.test(it.path));

    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  it('stand at no address that a route has which is loaded before', async () => {
    const known = [createApi(engine.context, first), createApi(engine.context, [...first, ...visitors])] as const;
    const isTaken = async (api: ReturnType<typeof createApi>, it: Route) =>
      (await ask(api, 'OPTIONS', addressOf(it))) !== null;
    const taken: string[] = [];
    for (const [api, routes] of [
      [known[0], [...visitors, ...office]],
      [known[1], office],
    ] as const)
      for (const it of routes) if (await isTaken(api, it)) taken.push(`${it.method} ${it.path}`);

    expect(taken).toEqual([]);
  });

  it('answer the first requests, however many come at once', async () => {
    const api = createAnswers(engine.context);
    const paths = ['/api/failed-jobs/', '/api/cart/7/', '/api/webstores/', '/api/failed-jobs/', '/api/nothing/'];

    const answers = await Promise.all(paths.map(async (path) => ask(api, 'GET', path)));

    expect(answers.map((it) => it?.status ?? null)).toEqual([401, 404, 200, 401, null]);
  });

  it('are not loaded for a page', async () => {
    const loaded: string[] = [];
    const late = async () => {
      loaded.push('late');
      return [];
    };
    const api = createApi(engine.context, first, undefined, { paths: LATE_PATHS, late: [late] });

    for (const path of ['/', '/experiences/walk', '/desk/', '/sw.js', '/email']) await ask(api, 'GET', path);
    expect(loaded).toEqual([]);
    await ask(api, 'GET', '/api/cart/7/');
    await ask(api, 'GET', '/api/cart/7/');
    expect(loaded).toEqual(['late']);
  });
});
