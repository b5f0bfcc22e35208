import { useLocation } from "react-router";
import { ProgressSteps } from "#web/ui/feedback/progress-steps.tsx";
import { Breadcrumb } from "#web/ui/navigation/breadcrumb.tsx";
import { Pager } from "#web/ui/navigation/pager.tsx";
import { SegmentLinks } from "#web/ui/navigation/segment-links.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

/** Landmarks of one page need names of their own, so each sample has its own. */
const nameOf = ({ brand, language }: Panel, title: string, state: string) =>
  `${title}: ${state} (${brand}, ${language})`;

export function PagerStory({ panel }: { panel: Panel }) {
  const { states, titles } = panel.samples;
  const { pathname } = useLocation();
  const samples = [
    { state: states.first, page: 1, pages: 12 },
    { state: states.middle, page: 6, pages: 12 },
    { state: states.last, page: 12, pages: 12 },
    { state: "2 / 3", page: 2, pages: 3 },
  ];
  return samples.map(({ state, page, pages }) => (
    <State key={state} name={state} isWide>
      <Pager
        page={page}
        pages={pages}
        hrefFor={(number) => `${pathname}?pageNo=${number}`}
        label={nameOf(panel, titles.pager, state)}
      />
    </State>
  ));
}

export function BreadcrumbStory({ panel }: { panel: Panel }) {
  const { states, titles, actions, homes, longName } = panel.samples;
  const { pathname } = useLocation();
  const [home] = homes;
  const way = [
    { label: actions.goHome, href: `${pathname}?crumb=home` },
    { label: home?.city ?? "", href: `${pathname}?crumb=city` },
    { label: home?.area ?? "", href: `${pathname}?crumb=area` },
  ];
  const samples = [
    { state: states.default, last: home?.name ?? "" },
    { state: states.longText, last: longName },
  ];
  return samples.map(({ state, last }) => (
    <State key={state} name={state} isWide>
      <Breadcrumb crumbs={[...way, { label: last, href: pathname }]} label={nameOf(panel, titles.breadcrumb, state)} />
    </State>
  ));
}

export function ProgressStepsStory({ panel }: { panel: Panel }) {
  const { steps: labels, titles } = panel.samples;
  const { pathname } = useLocation();
  const steps = labels.map((label, index) => ({ id: `${index}`, label, href: `${pathname}?step=${index}` }));
  return steps.map(({ id, label }) => (
    <State key={id} name={label} isWide>
      <ProgressSteps steps={steps} current={id} label={nameOf(panel, titles["progress-steps"], label)} />
    </State>
  ));
}

export function SegmentLinksStory({ panel }: { panel: Panel }) {
  const { states, titles, tabs, sorts } = panel.samples;
  const { pathname } = useLocation();
  const samples = [
    { state: states.default, labels: tabs.slice(0, 2).map(({ label }) => label), variant: "line" as const },
    { state: states.longText, labels: sorts.slice(0, 3), variant: "box" as const },
  ];
  return samples.map(({ state, labels, variant }) => (
    <State key={state} name={state} isWide>
      <SegmentLinks
        variant={variant}
        label={nameOf(panel, titles["segment-links"], state)}
        segments={labels.map((label, index) => ({ id: `${index}`, label, to: `${pathname}?way=${index}` }))}
        selected="0"
      />
    </State>
  ));
}
