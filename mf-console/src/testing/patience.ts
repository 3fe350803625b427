import { configure } from '@testing-library/react';

// A busy machine takes longer than the default second; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });
