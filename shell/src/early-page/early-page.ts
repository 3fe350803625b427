import { applyStoredTheme, serveControlsEarly } from '@declic/design-system/early';
import { keepCampaign } from './keep-campaign';

/**
 * Inlined into the page, before all of its code: the stored theme, and the controls and links of prerendered HTML. Behind such HTML, which
 * has the theme from its cookie.
 */
applyStoredTheme();
serveControlsEarly();
keepCampaign();
