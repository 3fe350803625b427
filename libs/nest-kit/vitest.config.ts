import { serviceTest } from '../../tools/vitest/service-preset.ts';

/**
 * A process for each file: some of them leave connections that keep a shared one from ending. Four at once, also on two cores,
 * because most of their time they wait: for leases that end, and for servers that come back.
 */
export default serviceTest({ isolate: true, maxWorkers: 4 });
