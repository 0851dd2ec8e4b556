// What workbox expects of a worker when it is merely imported: the tests of the worker run on Node.
Object.assign(globalThis, {
  self: globalThis,
  registration: { scope: 'http://localhost/' },
  __WB_MANIFEST: [],
  __WB_DISABLE_DEV_LOGS: true,
});
