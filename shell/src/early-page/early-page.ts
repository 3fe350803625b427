import { applyStoredTheme, serveControlsEarly } from '@declic/design-system/early';
import { afterFirstPaint } from '../later-code/after-first-paint';
import { keepCampaign } from './keep-campaign';

/**
 * Inlined into the page, before all of its code: the stored theme, and the controls and links of prerendered HTML. Behind such HTML, which
 * has the theme from its cookie. What is pressed is heard at once: the code of the page takes the controls over from a listener that is there.
 */
serveControlsEarly();
keepCampaign();
afterFirstPaint(applyStoredTheme);
