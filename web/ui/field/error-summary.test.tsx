import { act } from "react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { ErrorSummary, type FieldProblem } from "./error-summary.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { TextField } from "./text-field.tsx";

const name: FieldProblem = { fieldId: "first-name", message: "Enter your first name." };
const title: FieldProblem = { fieldId: "title", message: "Choose a title." };

function GuestForm({ problems, attempt }: { problems: FieldProblem[]; attempt: number }) {
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField id="first-name" label="First name" />
      <RadioGroup id="title" name="title" label="Title" options={[{ value: "mrs", label: "Mrs" }]} />
    </>
  );
}

test("several problems move the focus to the list, whose links lead to the fields", async () => {
  await render(<GuestForm problems={[name, title]} attempt={1} />);
  expect(document.activeElement).toBe(the('[role="alert"]'));
  await act(async () => the('a[href="#first-name"]').click());
  expect(document.activeElement).toBe(the("#first-name"));
  await act(async () => the('a[href="#title"]').click());
  expect(document.activeElement).toBe(the('input[type="radio"]'));
});

test("a single problem moves the focus to its field, without a list", async () => {
  await render(<GuestForm problems={[name]} attempt={1} />);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.activeElement).toBe(the("#first-name"));
});

test("a problem found while typing does not move the focus before a submit", async () => {
  await render(<GuestForm problems={[name, title]} attempt={0} />);
  expect(document.activeElement).toBe(document.body);
});
