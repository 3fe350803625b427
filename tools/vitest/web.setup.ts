import { configure } from '@testing-library/dom';

// What a page does next may take a while on a machine that is busy with other tests; a hang is still a failure.
configure({ asyncUtilTimeout: 10_000 });
