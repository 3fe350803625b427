import fc from 'fast-check';

/** Property tests try the same inputs in every run. To look for others: `FAST_CHECK_SEED=<a number>`. */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 41) });
