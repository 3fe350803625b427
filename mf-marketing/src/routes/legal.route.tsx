import { useLocation } from 'react-router-dom';
import { withClaims } from '../claims';
import { toAlternates } from '../i18n/alternates';
import { languageOfPath } from '../i18n/language';
import source from '../i18n/legal.texts.json';
import { paths } from '../paths';
import { NoticePage } from '../ui/notice-page';

const texts = withClaims(source);
const alternates = toAlternates(paths.legal);

export function Component() {
  const language = languageOfPath(useLocation().pathname);
  return <NoticePage language={language} toPath={paths.legal} alternates={alternates} texts={texts[language]} />;
}
