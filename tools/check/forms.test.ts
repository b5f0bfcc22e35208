import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { inPlantedProject } from "#tools/import-rules/planted-project.ts";
import { formProblems } from "./forms.ts";

const inFile = (path: string, form: string) => inPlantedProject({ [path]: `export const it = ${form};` }, formProblems);

test("no form of the pages is sent by GET, except searches, and every field for typing is listed", () => {
  expect(formProblems(ROOT)).toEqual([]);
});

test.each([
  "<form />",
  "<form noValidate onSubmit={save} />",
  '<form method="get" />',
  "<form method={method} />",
  "<Form />",
])("%s is found, because the browser would write its fields into the address", async (form) => {
  expect(await inFile("web/account/it.tsx", form)).toEqual([expect.stringContaining("web/account/it.tsx:1: ")]);
});

test.each([
  ["web/account/it.tsx", '<form method="post" />'],
  ["web/ui/it.tsx", '<form method="dialog" />'],
  ["web/search-box/search-form.tsx", '<form method="get" />'],
  ["web/account/it.test.tsx", "<form />"],
])("in %s the form %s passes", async (path, form) => {
  expect(await inFile(path, form)).toEqual([]);
});

test.each(['<TextField name="passport" />', '<TextArea {...textFieldProps(form, "passport")} />'])(
  "the field %s is found, because an address with it would not be cleaned",
  async (field) => {
    expect(await inFile("web/account/it.tsx", field)).toEqual([expect.stringContaining("the field passport")]);
    expect(await inFile("web/account/it.tsx", field.replace("passport", "email"))).toEqual([]);
  },
);
