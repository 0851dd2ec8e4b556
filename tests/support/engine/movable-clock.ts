// Loaded into an engine by `--import`, before its own code. A test can move this clock forward, which expires holds, sessions and cut-offs. The
// engine's own code does not know of it.
const { now } = Date;
const { instant } = Temporal.Now;
let ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);

Object.defineProperty(Date, 'now', { value: () => now() + ahead });
Object.defineProperty(Temporal.Now, 'instant', { value: () => instant().add({ milliseconds: ahead }) });
// Only the engine's main process listens: its child processes have IPC channels of their own.
if (process.argv[1]?.endsWith('main.ts')) {
  process.on('message', (milliseconds) => {
    ahead += Number(milliseconds);
    process.send?.('moved');
  });
  // An engine ends with the test that was killed: it would load the machine of the next one.
  process.on('disconnect', () => process.exit());
  process.channel?.unref();
}
