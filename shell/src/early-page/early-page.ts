import { applyStoredTheme, serveControlsEarly } from '@declic/design-system/early';
import { keepCampaign } from './keep-campaign';

/** Inlined into the page, before all of its code: the stored theme before the first paint, and the controls and links of prerendered HTML. */
applyStoredTheme();
serveControlsEarly();
keepCampaign();
