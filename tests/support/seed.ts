import fc from 'fast-check';

/** Each run tries the same random cases, so that no change fails by chance. SOAK=1 looks for new cases. */
if (!process.env['SOAK']) fc.configureGlobal({ seed: 2611 });
