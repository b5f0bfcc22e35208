/** Every story by the name it has in the address; tools read this list too, so it holds no components. */
export const storyIds = [
  "colours",
  "type",
  "shape",
  "logo",
  "illustrations",
  "icon",
  "button",
  "link",
  "text-field",
  "phone-field",
  "select",
  "combobox",
  "checkbox",
  "radio-group",
  "switch",
  "slider",
  "chip",
  "stepper",
  "tabs",
  "badge",
  "price",
  "rating",
  "avatar",
  "disclosure",
  "pager",
  "breadcrumb",
  "progress-steps",
  "skeleton",
  "spinner",
  "empty-state",
  "error-state",
  "dialog",
  "dialog-long",
  "drawer",
  "bottom-sheet",
  "popover",
  "tooltip",
  "snackbar",
] as const;

export type StoryId = (typeof storyIds)[number];

export function isStoryId(id: string): id is StoryId {
  return (storyIds as readonly string[]).includes(id);
}
