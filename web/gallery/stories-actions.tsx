import {
  CalendarDays,
  ChevronRight,
  Clock,
  Heart,
  LogIn,
  MapPin,
  Phone,
  Search,
  Share2,
  SlidersHorizontal,
} from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#web/ui/action/button.tsx";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Chip } from "#web/ui/action/chip.tsx";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { RemovableChip } from "#web/ui/action/removable-chip.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { OutsideLink, TextLink } from "#web/ui/navigation/text-link.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

const turning = [ChevronRight, LogIn, SlidersHorizontal];
const still = [Search, Clock, Phone, MapPin, CalendarDays, Heart, Share2];

export function IconStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <>
      <State name={samples.states.default}>
        {[...turning, ...still].map((icon) => (
          <Icon key={icon.displayName} icon={icon} size="l" />
        ))}
      </State>
      <State name={samples.states.sizes}>
        {(["s", "m", "l"] as const).map((size) => (
          <Icon key={size} icon={ChevronRight} size={size} />
        ))}
      </State>
    </>
  );
}

export function ButtonStory({ panel: { samples } }: { panel: Panel }) {
  const { states, actions, fields, longName, page } = samples;
  return (
    <>
      <State name={states.default} note={page.forcedNote}>
        <Button>{actions.reserve}</Button>
        <Button variant="secondary">{actions.keepBooking}</Button>
        <Button variant="quiet">{actions.clear}</Button>
        <Button variant="danger">{actions.cancelBooking}</Button>
        <IconButton icon={Heart} label={actions.reserve} onPress={() => {}} />
      </State>
      <State name={states.busy}>
        <Button busy>{actions.pay}</Button>
        <Button variant="secondary" busy icon={Search}>
          {actions.search}
        </Button>
      </State>
      <State name={states.disabled}>
        <Button icon={Search} disabledReason={fields.blockedReason}>
          {actions.search}
        </Button>
        <Button variant="secondary" disabledReason={fields.blockedReason}>
          {actions.apply}
        </Button>
      </State>
      <State name={states.longText} isWide>
        <Button full icon={Search}>
          {longName}
        </Button>
      </State>
    </>
  );
}

export function LinkStory({ panel: { samples } }: { panel: Panel }) {
  const { pathname } = useLocation();
  const { states, actions, homes, page } = samples;
  return (
    <>
      <State name={states.default} note={page.forcedNote}>
        <TextLink to={pathname}>{homes[0]?.name}</TextLink>
        <TextLink to="tel:+9668000000000">+966 800 000 0000</TextLink>
        <OutsideLink to="https://example.test/">{homes[1]?.city}</OutsideLink>
        <ButtonLink to={pathname} icon={Search}>
          {actions.search}
        </ButtonLink>
      </State>
      <State name={states.longText} isWide>
        <p>
          <TextLink to={pathname}>{samples.longName}</TextLink>
        </p>
      </State>
    </>
  );
}

export function ChipStory({ panel: { samples } }: { panel: Panel }) {
  const { states, amenities, weekend } = samples;
  const { pathname } = useLocation();
  const [chosen, choose] = useState<readonly string[]>(amenities.slice(0, 1));
  const toggle = (name: string) =>
    choose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <>
      <State name={states.grouped}>
        {amenities.map((name) => (
          <Chip key={name} isSelected={chosen.includes(name)} onPress={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </State>
      <State name={states.selected}>
        {chosen.map((name) => (
          <RemovableChip key={name} label={name} onRemove={() => toggle(name)} />
        ))}
        <ChipLink to={pathname} isCurrent>
          {weekend.title}
        </ChipLink>
      </State>
      <State name={states.longText} isWide>
        <Chip onPress={() => {}} icon={Heart}>
          {samples.longName}
        </Chip>
      </State>
    </>
  );
}
