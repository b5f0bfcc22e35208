import { ButtonStory, ChipStory, IconStory, LinkStory } from "./stories-actions.tsx";
import { CheckboxStory, RadioGroupStory, StepperStory, SwitchStory } from "./stories-choices.tsx";
import { AvatarStory, BadgeStory, DisclosureStory, PriceStory, RatingStory, TabsStory } from "./stories-display.tsx";
import { CodeFieldStory, PhoneFieldStory, SelectStory, TextFieldStory } from "./stories-fields.tsx";
import { FilterSheetStory, FiltersStory } from "./stories-filters.tsx";
import { IllustrationsStory } from "./stories-illustrations.tsx";
import { BreadcrumbStory, PagerStory, ProgressStepsStory, SegmentLinksStory } from "./stories-navigation.tsx";
import {
  BottomSheetStory,
  DialogLongStory,
  DialogStory,
  DrawerStory,
  PopoverStory,
  SnackbarStory,
  TooltipStory,
} from "./stories-overlays.tsx";
import { ComboboxStory, SliderStory } from "./stories-pickers.tsx";
import { DatePickerCollapsedStory, DatePickerHomeStory, DatePickerStory, DateSheetStory } from "./stories-stay.tsx";
import { ColoursStory, LogoStory, ShapeStory, TypeStory } from "./stories-tokens.tsx";
import { EmptyStateStory, ErrorStateStory, SkeletonStory, SpinnerStory } from "./stories-waiting.tsx";
import type { Story } from "./story.ts";
import type { StoryId } from "./story-ids.ts";

/** What each name shows; the compiler requires every one of them. */
export const stories: Record<StoryId, Story> = {
  colours: ColoursStory,
  type: TypeStory,
  shape: ShapeStory,
  logo: LogoStory,
  illustrations: IllustrationsStory,
  icon: IconStory,
  button: ButtonStory,
  link: LinkStory,
  "text-field": TextFieldStory,
  "phone-field": PhoneFieldStory,
  "code-field": CodeFieldStory,
  select: SelectStory,
  combobox: ComboboxStory,
  checkbox: CheckboxStory,
  "radio-group": RadioGroupStory,
  switch: SwitchStory,
  slider: SliderStory,
  chip: ChipStory,
  stepper: StepperStory,
  tabs: TabsStory,
  "segment-links": SegmentLinksStory,
  badge: BadgeStory,
  price: PriceStory,
  rating: RatingStory,
  avatar: AvatarStory,
  disclosure: DisclosureStory,
  pager: PagerStory,
  breadcrumb: BreadcrumbStory,
  "progress-steps": ProgressStepsStory,
  skeleton: SkeletonStory,
  spinner: SpinnerStory,
  "empty-state": EmptyStateStory,
  "error-state": ErrorStateStory,
  dialog: DialogStory,
  "dialog-long": DialogLongStory,
  drawer: DrawerStory,
  "bottom-sheet": BottomSheetStory,
  popover: PopoverStory,
  tooltip: TooltipStory,
  snackbar: SnackbarStory,
  filters: FiltersStory,
  "filter-sheet": FilterSheetStory,
  "date-picker": DatePickerStory,
  "date-picker-home": DatePickerHomeStory,
  "date-picker-collapsed": DatePickerCollapsedStory,
  "date-sheet": DateSheetStory,
};
