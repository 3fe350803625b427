import { Link, Row, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { type Language, languageNames, languages } from '../i18n/language';

/** The path of a page in a language. */
export type LanguagePaths = (language: Language) => string;

export interface LanguageSwitchProps {
  current: Language;
  label: string;
  toPath: LanguagePaths;
}

/** The same page in the other languages, each named in its own. */
export function LanguageSwitch({ current, label, toPath }: LanguageSwitchProps) {
  return (
    <nav aria-label={label}>
      <Row as="ul" role="list" $gap={1} $wrap={false} $align="stretch">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink
              variant="quiet"
              href={toPath(language)}
              lang={language}
              hrefLang={language}
              aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
              {...(language === current ? { 'aria-current': 'page' as const } : {})}
            >
              {language.toUpperCase()}
            </LanguageLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const LanguageLink = styled(Link)`
  display: grid;
  place-items: center;
  min-inline-size: ${token.size.target};
  min-block-size: ${token.size.target};
  font-size: ${token.text.small};

  &[aria-current] {
    color: ${token.color.text};
    font-weight: ${token.weight.semibold};
  }
`;
