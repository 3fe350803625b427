import preview from '@declic/design-system/storybook/preview';
import { withClaims } from '../../claims';
import fr from '../../i18n/landing/fr.json';
import { Article } from './article';

const meta = preview.meta({ title: 'Marketing/Article', component: Article });
const { article, grid } = withClaims(fr);

export const French = meta.story({ args: { texts: article, sentLabel: grid.sent, answeredLabel: grid.answered } });
