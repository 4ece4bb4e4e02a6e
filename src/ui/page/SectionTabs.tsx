import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

export interface Section {
  /** As it stands in the address. */
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface SectionTabsProps {
  readonly label: string;
  /** Those that this person may see; the first stands for whatever else the address names. */
  readonly sections: readonly Section[];
}

/** The sections of a screen, one at a time; which one stands in the address as `?aba=`, beside what each of them keeps there. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const navigate = useNavigate();
  // Alone: the tabs measure themselves at each drawing, and the rest of the address is not theirs.
  const aba = useSearch({ strict: false, select: (search) => (search as { aba?: string }).aba });
  const shown = sections.find(({ name }) => name === aba) ?? sections[0];
  const tabs = useRef<HTMLDivElement>(null);
  useWholeInSight(tabs, shown?.name);
  if (!shown) return null;
  const choose = (name: string) =>
    void navigate({
      to: '.',
      search: ((former: object) => ({ ...former, aba: name })) as never,
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <Tabs
        ref={tabs}
        value={shown.name}
        onChange={(_event, name: string) => choose(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {sections.map((section) => (
          <Tab
            key={section.name}
            sx={{ minWidth: 0, paddingInline: { xs: 1.25, sm: 2 } }}
            value={section.name}
            label={section.label}
            id={`aba-${section.name}`}
            aria-controls="painel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="painel" aria-labelledby={`aba-${shown.name}`}>
        {shown.content}
      </div>
    </>
  );
}

/** The tabs glide for 300 ms, to where the chosen one was when they began. */
const GLIDES_MS = 350;

/** The chosen tab is never cut: not when the letters arrive that make it wider, nor when the arrows beside the tabs do. */
function useWholeInSight(tabs: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  useEffect(() => {
    const tab = tabs.current?.querySelector('[aria-selected=true]');
    const scroller = tab?.closest('.MuiTabs-scroller');
    if (!tab || !scroller || typeof ResizeObserver === 'undefined') return undefined;
    let settled: ReturnType<typeof setTimeout>;
    const bring = () => {
      const [cut, room] = [tab.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const beyond = Math.max(cut.right - room.right, 0) || Math.min(cut.left - room.left, 0);
      if (beyond !== 0) scroller.scrollBy({ left: beyond, behavior: 'instant' });
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(settled);
      settled = setTimeout(bring, GLIDES_MS);
    });
    observer.observe(tab);
    observer.observe(scroller);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [tabs, chosen]);
}
