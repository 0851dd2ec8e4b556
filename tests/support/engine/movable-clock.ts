// Given to an engine by `--import`, ahead of its own code: its clock goes on from wherever a test moves it. The engine itself
// knows nothing of it; holds, sessions and cut-offs lapse by what it takes for the time.
const { now } = Date;
const { instant } = Temporal.Now;
let ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);

Object.defineProperty(Date, 'now', { value: () => now() + ahead });
Object.defineProperty(Temporal.Now, 'instant', { value: () => instant().add({ milliseconds: ahead }) });
// A process that the engine starts has a channel of its own, which is none of ours.
if (process.argv[1]?.endsWith('main.ts')) {
  process.on('message', (milliseconds) => {
    ahead += Number(milliseconds);
    process.send?.('moved');
  });
  process.channel?.unref();
}
