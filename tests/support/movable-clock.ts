// Given to an engine by `--import`, ahead of its own code: its clock goes on from wherever a test moves it. The engine itself
// knows nothing of it; holds, sessions and cut-offs lapse by what it takes for the time.
const real = Temporal.Now.instant;
let ahead = 0;

Object.defineProperty(Temporal.Now, 'instant', { value: () => real().add({ milliseconds: ahead }) });
// A process that the engine starts has a channel of its own, which is none of ours.
if (process.argv[1]?.endsWith('main.ts')) {
  process.on('message', (milliseconds) => {
    ahead += Number(milliseconds);
    process.send?.('moved');
  });
  process.channel?.unref();
}
