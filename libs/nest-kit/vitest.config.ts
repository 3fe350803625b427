import { serviceTest } from '../../tools/vitest/service-preset.ts';

/** A process for each file: some of them leave connections that keep a shared one from ending. */
export default serviceTest({ isolate: true });
