import { act } from "react";
import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { TextField } from "./text-field.tsx";

test("a guest can show the password and hide it again", async () => {
  await render(<TextField id="password" label="Password" type="password" defaultValue="open sesame" />);
  expect(the("#password").getAttribute("type")).toBe("password");
  await act(async () => the('[aria-label="Show password"]').click());
  expect(the("#password").getAttribute("type")).toBe("text");
  expect(the('[role="status"]').textContent).toBe("Password is shown");
  await act(async () => the('[aria-label="Hide password"]').click());
  expect(the("#password").getAttribute("type")).toBe("password");
});

test("screen readers read hint and error with the field", async () => {
  await render(<TextField id="mail" label="E-mail" type="email" hint="For the voucher" error="Enter a valid email." />);
  const descriptions = the("#mail").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(descriptions.map((id) => the(`#${id}`).textContent)).toEqual(["For the voucher", "Enter a valid email."]);
  expect(the("#mail").getAttribute("aria-invalid")).toBe("true");
});

test("an email address is left-to-right on an Arabic page, a name is not", async () => {
  await render(
    <>
      <TextField id="mail" label="البريد الإلكتروني" type="email" />
      <TextField id="name" label="الاسم الأول" />
    </>,
    "ar",
  );
  expect(the("#mail").getAttribute("dir")).toBe("ltr");
  expect(the("#name").hasAttribute("dir")).toBe(false);
});
