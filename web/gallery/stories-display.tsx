import { Rotate3d } from "lucide-react";
import { useState } from "react";
import { Disclosure } from "#web/ui/action/disclosure.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge, DealBadge } from "#web/ui/display/badge.tsx";
import { GoogleRating } from "#web/ui/display/google-rating.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Price } from "#web/ui/display/price.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

export function TabsStory({ panel: { samples } }: { panel: Panel }) {
  const [selected, select] = useState("0");
  const tabs = samples.tabs.map(({ label, text }, index) => ({ id: `${index}`, label, content: <p>{text}</p> }));
  return (
    <State name={samples.states.default} isWide>
      <Tabs label={samples.titles.tabs} tabs={tabs} selected={selected} onSelect={select} />
    </State>
  );
}

export function BadgeStory({ panel: { samples } }: { panel: Panel }) {
  const { states, bookingStates, amenities } = samples;
  return (
    <>
      <State name={states.default}>
        <DealBadge percentage={20} />
        <Badge tone="tour" icon={<Icon icon={Rotate3d} size="s" />}>
          {amenities[2]}
        </Badge>
        <Badge tone="fresh">{amenities[3]}</Badge>
      </State>
      <State name={states.grouped}>
        {(["success", "warning", "danger", "muted", "info"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {bookingStates[tone]}
          </Badge>
        ))}
      </State>
      <State name={states.longText}>
        <Badge tone="info">{samples.longName}</Badge>
      </State>
    </>
  );
}

export function PriceStory({ panel: { samples } }: { panel: Panel }) {
  const { states, priceNote } = samples;
  return (
    <>
      <State name={states.default}>
        <Price amount={1250} currency="SAR" note={priceNote} size="l" />
      </State>
      <State name={`${states.sizes}: card, m, l`}>
        <Price amount={1250} original={1560} currency="SAR" size="card" note={priceNote} />
        <Price amount={1250} original={1560} currency="SAR" size="m" />
        <Price amount={1250} original={1560} currency="SAR" size="l" />
      </State>
      <State name="KWD, AED, USD">
        <Price amount={1250} original={1560} currency="KWD" rate={0.0819} size="card" />
        <Price amount={1250} currency="AED" rate={0.98} size="card" />
        <Price amount={1250} currency="USD" rate={0.2666} size="card" />
      </State>
      <State name={states.longText}>
        <Price amount={1_234_567.899} original={2_345_678.9} currency="SAR" size="l" note={priceNote} />
      </State>
    </>
  );
}

export function RatingStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <>
      <State name={samples.states.default}>
        <Rating score={8.6} count={42} />
        <GoogleRating score={4.4} count={318} />
      </State>
      <State name={samples.states.sizes}>
        <Rating score={9.2} count={2} size="l" />
      </State>
      <State name="9, 8, 7, 6, 5" isWide>
        <span className="flex flex-col gap-2">
          {[9, 8, 7, 6, 5.4].map((score, index) => (
            <Rating key={score} score={score} count={[1, 2, 3, 11, 100][index] ?? 1} />
          ))}
        </span>
      </State>
      <State name={samples.states.empty}>
        <Rating score={0} count={0} />
      </State>
    </>
  );
}

export function AvatarStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <>
      <State name={samples.states.default}>
        {samples.guests.map((name) => (
          <span key={name} className="type-small inline-flex items-center gap-2">
            <Avatar name={name} />
            {name}
          </span>
        ))}
      </State>
      <State name={samples.states.sizes}>
        {(["s", "m", "l"] as const).map((size) => (
          <Avatar key={size} name={samples.guests[0] ?? ""} size={size} />
        ))}
      </State>
    </>
  );
}

export function DisclosureStory({ panel: { brand, language, samples } }: { panel: Panel }) {
  return (
    <State name={samples.states.grouped} isWide>
      {samples.questions.map(({ question, answer }, index) => (
        <Disclosure
          key={question}
          summary={question}
          isOpenAtFirst={index === 0}
          group={`${brand}-${language}-questions`}
        >
          <p>{answer}</p>
        </Disclosure>
      ))}
    </State>
  );
}
