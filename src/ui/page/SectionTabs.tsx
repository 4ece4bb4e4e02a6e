import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

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
