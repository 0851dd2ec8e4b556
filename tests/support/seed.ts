import fc from 'fast-check';

/** Random cases are the same ones in each run, but for SOAK=1, which looks for new ones: a change that is checked is not red by chance. */
if (!process.env['SOAK']) fc.configureGlobal({ seed: 2611 });
