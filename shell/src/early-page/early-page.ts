import { applyStoredTheme, serveControlsEarly } from '@declic/design-system/early';

/** Inlined into the page, before all of its code: the stored theme before the first paint, and the controls of prerendered HTML. */
applyStoredTheme();
serveControlsEarly();
