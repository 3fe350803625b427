import { configure } from '@testing-library/react';

/** Routes and the form are loaded when they are first shown, which takes its time on a busy machine. */
configure({ asyncUtilTimeout: 8_000 });
