import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ArrowLeft, ArrowRight, Button, media, token } from '../index';
import { pageNumbers } from './page-numbers';

/** From here on the numbers are too long to stand between the arrows of a phone. */
const MANY_PAGES = 100;

interface PaginationTexts {
  /** Names the region for screen readers. */
  region: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

const english: PaginationTexts = {
  region: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${formatPage(number)}`,
};

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  texts?: Partial<PaginationTexts> | undefined;
}

/** Page navigation. Renders nothing when there is one page only. */
export function Pagination({ page, pages, onPageChange, texts }: PaginationProps) {
  const current = useFocusAtTheEnds(page);
  if (pages <= 1) return null;
  const words = { ...english, ...texts };

  return (
    <Root aria-label={words.region}>
      <Step variant="secondary" disabled={page <= 1} onClick={() => onPageChange(page - 1)} aria-label={words.previous}>
        <ArrowLeft size={18} aria-hidden />
        <StepLabel>{words.previous}</StepLabel>
      </Step>
      <Numbers $many={pages >= MANY_PAGES}>
        {pageNumbers(page, pages).map((item, index) =>
          item === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={item}>
              <PageButton
                type="button"
                ref={item === page ? current : null}
                aria-label={words.page(item)}
                {...(item === page ? { 'aria-current': 'page' } : {})}
                onClick={() => item !== page && onPageChange(item)}
              >
                {formatPage(item)}
              </PageButton>
            </li>
          ),
        )}
      </Numbers>
      <Step variant="secondary" disabled={page >= pages} onClick={() => onPageChange(page + 1)} aria-label={words.next}>
        <StepLabel>{words.next}</StepLabel>
        <ArrowRight size={18} aria-hidden />
      </Step>
    </Root>
  );
}

/** With separators, also where it is read aloud: a button's name has to hold what is seen on it. */
function formatPage(page: number): string {
  return page.toLocaleString('en');
}

/** "Next" is disabled on the last page and would drop the keyboard's focus: it goes to the number of the page instead. */
function useFocusAtTheEnds(page: number) {
  const current = useRef<HTMLButtonElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const focused = document.activeElement;
    const isDisabledHere = focused instanceof HTMLButtonElement && focused.disabled;
    if (isDisabledHere && current.current?.closest('nav')?.contains(focused)) {
      // Where the page is now is the caller's choice.
      current.current.focus({ preventScroll: true });
    }
  }, [page]);

  return current;
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;
  justify-content: space-between;

  ${media.tablet} {
    justify-content: center;
  }
`;

const Step = styled(Button)`
  padding-inline: ${token.space[3]};
`;

/* The arrows alone on a phone: seven things have to fit beside each other. */
const StepLabel = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
  }
`;

/* Where they do not fit between the arrows the numbers have a line of their own. */
const Numbers = styled.ol<{ $many: boolean }>`
  display: flex;
  gap: 2px;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  @media (max-width: ${({ $many }) => ($many ? '39.99rem' : '23.4rem')}) {
    flex-basis: 100%;
    order: -1;
    justify-content: center;
  }
`;

const Gap = styled.li`
  color: ${token.color.textMuted};
`;

const PageButton = styled.button`
  min-inline-size: 32px;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[1]};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  background: transparent;
  transition: background-color ${token.motion.feedback};

  ${media.tablet} {
    min-inline-size: ${token.size.target};
  }

  &[aria-current] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.raised};
    font-weight: ${token.weight.semibold};
  }

  ${media.hover} {
    &:hover:not([aria-current]) {
      background: ${token.color.raised};
    }
  }
`;
