import { RegisterScreen } from "@/components/portal/applications/register-screen";

export default function RegisterSection() {
  return <RegisterScreen />;
}
